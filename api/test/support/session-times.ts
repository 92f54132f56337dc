import { defaultSettings } from '@ringtag/contracts';
import { getSessionLimits } from '../../src/accounts/sessions/session-limits';

const settings = defaultSettings();

/** How long sessions last while nobody has changed the settings. */
export const OWNER = getSessionLimits({ shared: false }, 'role-user', settings);
export const SHARED = getSessionLimits({ shared: true }, 'role-user', settings);
export const ADMINISTRATOR = getSessionLimits({ shared: false }, 'role-admin', settings);

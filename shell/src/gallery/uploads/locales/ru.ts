import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {} satisfies TranslationOf<typeof en>;

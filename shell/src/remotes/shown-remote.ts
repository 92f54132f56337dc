import type { RemoteEntry } from '@ringtag/contracts';
import { createContext } from 'react';

/** The remote whose page is shown. */
export const ShownRemote = createContext<RemoteEntry | undefined>(undefined);

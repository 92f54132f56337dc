import { createSlice, type PayloadAction } from '@ringtag/vendor/redux';

/** What the screen shows about the session. Who is signed in is server state, and is kept in the user query. */
export interface AuthState {
  signedIn: boolean;
  /** Opens the session-expiry modal (specification 4). */
  isSessionExpiring: boolean;
  /** Whether the account has a password; null if nobody is signed in. */
  usesPassword: boolean | null;
}

export const initialAuth: AuthState = { signedIn: false, isSessionExpiring: false, usesPassword: null };

export const authSlice = createSlice({
  name: 'auth',
  initialState: initialAuth,
  reducers: {
    signedIn: (_, { payload }: PayloadAction<{ usesPassword: boolean }>): AuthState => ({
      signedIn: true,
      isSessionExpiring: false,
      usesPassword: payload.usesPassword,
    }),
    signedOut: () => initialAuth,
    /** Does nothing without a session, because only a session can expire. */
    sessionExpiring: (state) => {
      state.isSessionExpiring = state.signedIn;
    },
  },
});

export const authActions = authSlice.actions;

/** Where a new password leads (specification 2). */
export const PASSWORD_CHANGED_PATH = '/sign-in/?passwordChanged=1';

/** The owner's list of codes, with the dialog for a digital code open. */
export const NEW_CODE_PATH = '/my-codes?new';

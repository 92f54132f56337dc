/** The field "This is a shared computer" of what opens a session. */
export const SHARED_COMPUTER = {
  optional: true,
  description:
    'Others use this computer: the session ends soon and with the browser, and the browser keeps nothing',
} as const;

/** What Home suggests to do next, in this order. The last two are for administrators. */
export const HOME_STEPS = ['activate', 'profile', 'page', 'try', 'first-project', 'first-codes'] as const;
export type HomeStep = (typeof HOME_STEPS)[number];

/** How many conversations Home shows, and how many unread ones it looks through for answers. */
export const HOME_CONVERSATIONS = { shown: 4, looked: 100 } as const;

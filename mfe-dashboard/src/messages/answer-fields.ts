/** The names of the one text field below a conversation. */
export const ANSWER_FIELDS = { answer: 'answer', thanks: 'thanks' } as const;

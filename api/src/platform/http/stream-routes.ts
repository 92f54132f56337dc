/** The answers of these routes last for hours, so they are no measure of anything. */
export const STREAM_ROUTES: ReadonlySet<string> = new Set(['/api/events', '/api/conversation/:token/events']);

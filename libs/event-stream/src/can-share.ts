/** Whether the tabs of this browser share one stream (ADR 75). Without HTTPS, browsers have no locks. */
export function canShare(): boolean {
  return 'locks' in navigator && typeof BroadcastChannel === 'function' && typeof EventSource === 'function';
}

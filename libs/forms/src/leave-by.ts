/** Does what leads away from this page, such as a sign-out, unless `useLeaveGuard` holds it back to ask first. */
export function leaveBy(go: () => void): void {
  if (window.dispatchEvent(new CustomEvent('leave', { cancelable: true, detail: go }))) go();
}

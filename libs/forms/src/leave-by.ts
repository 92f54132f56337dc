/** Runs `go`, which leads away from this page (such as a sign-out), unless `useLeaveGuard` asks the person first. */
export function leaveBy(go: () => void): void {
  if (window.dispatchEvent(new CustomEvent('leave', { cancelable: true, detail: go }))) go();
}

const en = {
  toasts: 'Toasts',
  toastsText:
    'One at a time, a new one replaces the last. F8 moves the focus there; the time stands still while the pointer or the focus is on it or the window is not in use. Escape, the cross and a swipe to the near edge dismiss it.',
  alerts: 'Alerts',
  closableAlerts: 'Alerts that close',
  closableAlertsText:
    'An alert can close by itself after 3 seconds; not while the pointer or the focus is on it.',
  progressLines: 'Progress line',
  progressCircles: 'Progress circle',
  waitingTitle: 'Waiting',
  waitingText: 'A spinner appears after half a second, so that a short wait shows nothing.',
  skeletons: 'Skeletons',
  skeletonsText: 'Placeholders of the final size, so that nothing jumps.',
  states: 'Instead of a page',
  statesText:
    'First use, no results, an error and no network look different, because the next step is another.',
  close: 'Close',
  retry: 'Try again',
  toast: {
    default: 'Default',
    success: 'Success',
    error: 'Error',
    action: 'With Undo',
    update: 'Updated',
    upload: 'Failed upload',
    aboveDialog: 'Above a dialog',
    title: 'New message',
    text: 'Somebody scanned the code on your keys.',
    saved: 'Saved',
    failed: 'Not saved',
    failedText: 'The server could not be reached.',
    archived: 'Message archived',
    restored: 'Message restored',
    undo: 'Undo',
    sending: 'Sending…',
    sent: 'Sent',
    uploadFailed: 'Upload Failed!',
    dialog: 'A dialog',
    dialogText: 'A toast that comes now is above this dialog and can be used.',
  },
  alert: {
    success: 'Your code is activated.',
    infoTitle: 'Good to know',
    info: 'Whoever scans your code sees your public fields only.',
    warning: 'This code is paused. Nobody can send you messages.',
    dangerTitle: 'Not sent',
    danger: 'Your message is still here. Please try again.',
    closable: 'This one stays until you close it.',
    autoClose: 'This one closes by itself.',
    show: 'Show for 3 seconds',
  },
  progress: {
    upload: 'Upload',
    files: '{{done}} of {{total}}',
    done: 'Done',
    stopped: 'Stopped',
    more: 'Advance',
  },
  waiting: {
    label: 'Waiting',
    save: 'Save',
    start: 'Start a wait',
    stop: 'End the wait',
    started: 'Loading',
  },
  state: {
    first: 'No codes yet',
    firstText: 'Your activated codes appear here, each with its own messages.',
    firstAction: 'Enter a code',
    none: 'Nothing found for “bicycle”',
    noneText: 'Try another word, or fewer letters.',
    noneAction: 'Clear search',
    error: 'The messages could not be loaded',
    errorText_one: 'The server did not answer. Tried again {{count}} time.',
    errorText_other: 'The server did not answer. Tried again {{count}} times.',
    offlineText: 'You are offline. The page tries again once the connection is back.',
  },
};

declare module '@ringtag/i18n' {
  interface TranslationResources {
    galleryFeedback: typeof en;
  }
}

export default en;

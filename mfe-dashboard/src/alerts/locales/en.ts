const en = {
  title: 'Alerts',
  text: 'Choose how you hear about this code. Messages show up under Messages either way.',
  loadFailed: 'Couldn’t load your alerts',
  changeFailed: 'Couldn’t change your alerts',
  requestNote: 'If you don’t respond to a request, the code stays yours.',
  ways: { mail: 'Email', push: 'Push' },
  kinds: {
    message: 'New messages',
    opening: 'Page opened while it’s lost',
    request: 'Requests for this code',
    gift: 'Giving it away',
  },
  device: {
    on: 'Push alerts on this device',
    hint: 'They show up even while {{brand}} is closed, until you sign out here.',
    texts: 'Show the name and the message',
    textsHint: 'Anyone who sees your locked screen can read them. Places are never shown.',
    failed: 'Couldn’t change push alerts on this device',
    unsupported: 'This browser can’t show push alerts. Emails still work.',
    install:
      'On an iPhone or iPad, add {{brand}} to your Home Screen first: tap Share, then “Add to Home Screen”. Open it from there and turn on push alerts.',
    denied:
      'Your browser blocks notifications from {{brand}}. Allow them in its settings for this site, then reload the page.',
  },
  hint: {
    text: 'Hear about it right away: get an alert on this device when someone opens the page or writes.',
    button: 'Turn on push alerts',
  },
};

export default en;

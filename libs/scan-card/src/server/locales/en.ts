/** What only the server says: without a script. */
const en = {
  back: 'Back to the card',
  resendWait: 'You can have it sent again {{when}}.',
  activated: 'You are signed in on this device. From now on, whoever scans the code sees your card.',
  taken: 'Someone else was faster. Nothing that you typed was published.',
  about: {
    title: 'What is {{brand}}?',
    headline: 'Lost things find their way back',
    text: 'Put a {{brand}} code on your keys, bag or business card. Anyone who scans it can reach you, and you decide what they see.',
    stick: 'Stick it on',
    stickText: 'Activate a code with your name and email, and put it on what matters.',
    scan: 'Someone scans it',
    scanText: 'Any phone camera opens your page. No app, no account.',
    write: 'You hear from them',
    writeText: 'You write to each other here, and neither sees the other’s address.',
    found: 'Found something? Enter or scan its code',
    signUp: 'Create an account',
    picture: 'A key with a QR code on its tag, and a phone with the message “Found your keys!”',
    bubble: 'Found your keys!',
  },
  preview: {
    lost: 'Tell the owner where it is.',
    free: 'You need no app and no account.',
  },
  noScript: {
    title: 'This page needs JavaScript',
    text: 'Turn it on in your browser’s settings and reload the page. You can enter a code without it.',
  },
  failure: {
    unavailable: 'This page cannot be shown just now. Please try again in a moment.',
    notFound: {
      title: 'Page not found',
      text: 'We couldn’t find anything at this address. Please check the address, or scan the code again.',
    },
    tooMany: { title: 'Too many requests', text: 'Please wait a minute, then try again.' },
    other: 'An error occurred',
  },
  conversation: {
    title: 'Conversation with {{name}}',
    you: 'You',
    keep: 'Save this page: whoever has its address can read and write here. Answers appear here.',
    reply: 'Your message',
    send: 'Send',
    refresh: 'Look for new messages',
    older: 'Older messages',
    newest: 'Back to the newest messages',
    seen: 'Read',
    sent: 'Sent',
    overTitle: 'There is no conversation here',
    over: 'Its address is not right, or the conversation is over: messages are deleted after a while, and owners can end a conversation.',
  },
  guarded: {
    title: 'One more step',
    text: 'Someone on your network has just tried many codes that do not exist. To stop codes from being guessed, you need to press a button to open one for now.',
    open: 'Open {{code}}',
  },
};

export default en;

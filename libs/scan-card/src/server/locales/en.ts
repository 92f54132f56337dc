/** What only the server says: without a script. */
const en = {
  back: 'Back to the card',
  resendWait: 'You can have it sent again {{when}}.',
  activated: 'You are signed in on this device. From now on, whoever scans the code sees your card.',
  taken: 'Someone else was faster. Nothing that you typed was published.',
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
  answersTo: {
    label: 'E-mail me the answers',
    hint: 'We send the link of this conversation to this address, and tell you about answers. Nobody else sees it.',
    start: 'Send me e-mails',
    mailed: 'Answers are e-mailed to the address that you left. Nobody else sees it.',
    stop: 'No more e-mails',
  },
  ownerLink: {
    somebody: 'Somebody',
    title: 'A message for you',
    text: 'Open the conversation here. After that, the link works only in this browser.',
    open: 'Open the conversation',
    elsewhereTitle: 'Opened in another browser',
    elsewhere:
      'This link works only in the browser in which it was first opened. We can e-mail you another link for this browser.',
    fresh: 'E-mail me another link',
    sentTitle: 'A link is on its way',
    sent: 'We e-mailed it to the address of your account. Open it in this browser.',
    keep: 'This page shows this conversation only. Sign in for everything else.',
    all: 'All messages',
  },
  mailSwitch: {
    title: 'End e-mails',
    code: 'These e-mails tell you about messages through your QR code {{code}}.',
    stop: 'End e-mails about this code',
    stopAll: 'End e-mails about all my codes',
    answers: 'These e-mails tell you about answers to your message through the QR code {{code}}.',
    stopAnswers: 'End these e-mails',
    endedTitle: 'The e-mails are ended',
    ended:
      'We no longer e-mail you about messages through {{code}}. You can change this on the page of the code.',
    endedAll:
      'We no longer e-mail you about messages through your codes. You can change this on the page of each code.',
    endedAnswers: 'We no longer e-mail you about this conversation. You can still read it with its link.',
  },
  guarded: {
    title: 'One more step',
    text: 'Someone on your network has just tried many codes that do not exist. To stop codes from being guessed, you need to press a button to open one for now.',
    open: 'Open {{code}}',
  },
};

export default en;

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
  attachments: {
    photos: 'Photos',
    photosHint:
      'Up to three photos, 8 MB each. What the camera noted in them, such as the place, is removed.',
    photo: 'Photo {{number}}',
    noPhoto:
      'One of the files is no photo that can be shown. Please choose JPEG, PNG or WebP. Your text stays in the form.',
    tooMany: 'Please choose three photos at most. Your text stays in the form.',
    tooLarge: 'A photo may have 8 MB at most. Your text stays in the form.',
    full: 'There is no room for more photos here. Please send your message without them.',
    again: 'Please choose the photos again.',
    firstThree: 'Only the first three photos are sent.',
    preparing: 'Preparing photos…',
    place: {
      ask: 'Add where I am',
      asking: 'Asking your device where it is…',
      refused:
        'This page may not know where you are. Allow it in your browser, or describe the place in your message.',
      unavailable:
        'Your device does not know where it is. Try again outdoors, or describe the place in your message.',
      timeout: 'Your device found no signal in time. Try again, or describe the place in your message.',
      shown: '{{coordinates}}, within {{accuracy}} m',
      choice: 'How exactly may the other side know it?',
      about: 'About here (rounded to 500 m)',
      exact: 'Exactly',
      remove: 'Do not send the place',
      title: 'Place',
      titleAbout: 'Somewhere near here',
      within: 'within {{accuracy}} m',
      map: 'Open in OpenStreetMap',
      app: 'Open in a maps app',
    },
    words: {
      title: 'Quick words',
      lost: {
        a: 'It is at the desk of…',
        b: 'You can pick it up at…',
        c: 'I can post it. Where to?',
        d: 'I left it where it was.',
      },
      contact: {
        a: 'We met at…',
        b: 'Please call me at…',
        c: 'I have a question about…',
      },
    },
  },
  guarded: {
    title: 'One more step',
    text: 'Someone on your network has just tried many codes that do not exist. To stop codes from being guessed, you need to press a button to open one for now.',
    open: 'Open {{code}}',
  },
};

export default en;

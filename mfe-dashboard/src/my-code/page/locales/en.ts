const en = {
  hint: 'This decides what people see first. Your details and text stay the same.',
  suggested: 'Suggested',
  chosen: {
    lost: 'Your page is now a lost-and-found page',
    contact: 'Your page is now a contact card',
  },
  failed: 'Couldn’t change the page',
  previewFailed: 'Couldn’t load your page',
};

export default en;

const en = {
  hint: 'The answer decides what people see first. Your details and texts stay the same.',
  suggested: 'Suggested',
  chosen: {
    lost: 'Your page now helps whoever finds your things',
    contact: 'Your page is now a contact card',
  },
  failed: 'The page could not be changed',
  previewFailed: 'Your card could not be loaded',
};

export default en;

const en = {
  title: 'Unsaved changes',
  text: 'What you have changed here is not saved yet.',
  stay: 'Keep editing',
  discard: 'Leave without saving',
  save: 'Save and leave',
  saving: 'Saving…',
  saved: 'Your changes are saved',
  bar: {
    discard: 'Discard',
    save: 'Save',
  },
};

export default en;

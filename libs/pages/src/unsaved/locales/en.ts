const en = {
  title: 'Unsaved changes',
  text: 'Save your changes before you leave?',
  stay: 'Keep editing',
  discard: 'Leave without saving',
  save: 'Save and leave',
  saving: 'Saving…',
  saved: 'Changes saved',
  bar: {
    discard: 'Discard',
    save: 'Save',
  },
};

export default en;

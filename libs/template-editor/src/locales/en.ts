const en = {
  title: 'Your page',
  intro:
    'What people see when they scan {{code}}. Leave a field empty to use our text, in each reader’s language.',
  language: 'Language of the page',
  languageHint: 'The language that you write in.',
  form: {
    title: 'Title',
    titleHint: 'Stands above your contact details.',
    description: 'Description',
    messageTitle: 'Title of the message form',
    placeholder: 'Placeholder of the message form',
    sendButton: 'Text of the send button',
  },
  defaults: {
    messageFormTitle: 'Send a message',
    messageFormPlaceholder: 'Write your message here…',
    sendButtonText: 'Send',
  },
  preview: 'Preview',
  save: 'Save',
  saving: 'Saving…',
  close: 'Close',
  saved: 'Template data saved',
  failed: 'Template data could not be saved.',
  unsaved: {
    title: 'Save your changes first?',
    text: 'You have changed the texts of this page, and they are not saved yet.',
    save: 'Save and close',
    discard: 'Close without saving',
    back: 'Go on editing',
  },
};

export default en;

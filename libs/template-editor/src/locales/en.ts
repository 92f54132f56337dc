const en = {
  title: 'Your page',
  intro:
    'What people see when they scan {{code}}. Empty fields use our default text in each visitor’s language.',
  language: 'Page language',
  languageHint: 'The language you write in',
  form: {
    title: 'Title',
    titleHint: 'Shown above your contact details',
    description: 'Description',
    message: 'Message form texts',
    messageTitle: 'Message form title',
    placeholder: 'Message form placeholder',
    sendButton: 'Send button text',
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
    text: 'You have unsaved changes to this page.',
    save: 'Save and close',
    discard: 'Close without saving',
    stay: 'Keep editing',
  },
};

export default en;

const en = {
  isEmail: 'Please enter a valid email address',
  isPhoneNumber: 'Enter a phone number, such as +49 30 123456',
  isWhatsAppNumber: 'Start with + and the country code, such as +49 171 1234567',
  isWebsite: 'Enter a website, such as example.com',
  isSocialProfile: 'Enter your username or a link to your profile',
  isDateOfBirth: 'Choose a date between 1900 and today',
  isPlainText: 'This contains characters we can’t save. Remove them and try again.',
  visibility: {
    label: '{{field}}: who can see it',
    public: 'Public',
    private: 'Private',
  },
  audience: {
    public: 'Anyone who scans your code can see this.',
    private: 'Only you can see this.',
  },
  remove: 'Remove {{field}}',
};

export default en;

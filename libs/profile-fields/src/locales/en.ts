const en = {
  isEmail: 'Please enter a valid email address',
  isPhoneNumber: 'Please enter a phone number, such as +49 30 123456',
  isWebsite: 'Please enter the address of a website, such as example.com',
  isSocialProfile: 'Please enter a user name, or the address of your page on this network',
  isDateOfBirth: 'Please choose a date between 1900 and today',
  isPlainText: 'This cannot be saved. Please type it again',
  visibility: {
    label: '{{field}}: who sees it',
    public: 'Public',
    private: 'Private',
  },
  audience: {
    public: 'Everyone who scans your code sees this.',
    private: 'Only you see this.',
  },
  remove: 'Remove: {{field}}',
};

export default en;

const en = {
  help: 'How many codes can I have?',
  manage: 'Manage your codes',
  contact: 'Contact us',
};

export default en;

const en = {
  manage: 'Manage your codes',
  contact: 'Contact us',
};

export default en;

const en = {
  badge: 'Digital',
  add: 'Add digital code',
  empty: 'No sticker handy? Add a digital code to print or show on your phone.',
  deletion: {
    title: 'Delete this code',
    hint: 'Printed and shared copies will stop working.',
    button: 'Delete code',
    done: '{{code}} deleted',
  },
};

export default en;

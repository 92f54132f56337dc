const en = {
  title: 'This is lost',
  text: 'Its owner is looking for it. Please say where it is.',
  reward: 'Reward:',
};

export default en;

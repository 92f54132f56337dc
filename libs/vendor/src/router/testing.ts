// For specs only. Not part of the module that the remotes share.
export { MemoryRouter } from 'react-router-dom';

// For specs only; never part of the shared module.
export { MemoryRouter } from 'react-router-dom';

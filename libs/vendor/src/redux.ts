// All code imports Redux Toolkit and react-redux from here. Every visitor downloads every export of this file: add with
// care.
export { configureStore, createSlice } from '@reduxjs/toolkit';
export type { PayloadAction } from '@reduxjs/toolkit';
export { Provider, useDispatch, useSelector } from 'react-redux';

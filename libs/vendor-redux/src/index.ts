// The only way to Redux Toolkit and react-redux. Every export here is downloaded by every visitor: add with care.
export { combineSlices, configureStore, createSlice } from '@reduxjs/toolkit';
export type { PayloadAction, Slice } from '@reduxjs/toolkit';
export { Provider, useDispatch, useSelector } from 'react-redux';

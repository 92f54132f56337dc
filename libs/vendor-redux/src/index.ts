// The only way to Redux Toolkit and react-redux. Every export here is downloaded by every visitor: add with care.
export { combineSlices, configureStore, createSlice } from '@reduxjs/toolkit';
export type { Middleware, PayloadAction, Reducer, Slice, WithSlice } from '@reduxjs/toolkit';
export { Provider, useDispatch, useSelector, useStore } from 'react-redux';

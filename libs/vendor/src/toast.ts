import { Toast as AllToast } from 'radix-ui';

/** The toast of Radix, which is loaded with the first one. */
export const Toast = {
  Provider: AllToast.Provider,
  Viewport: AllToast.Viewport,
  Root: AllToast.Root,
  Title: AllToast.Title,
  Description: AllToast.Description,
  Action: AllToast.Action,
  Close: AllToast.Close,
};

import { RequestDialog } from './request-dialog';
import { UnactivateDialog, type UnactivationDialogProps } from './unactivate-dialog';
import { addUnactivationTexts } from './unactivation-texts';

export interface UnactivationDialogsProps extends UnactivationDialogProps {
  isOwner: boolean;
}

/** The question to the owner, or the request to the owner; few people who scan a code need either. */
function UnactivationDialogs({ isOwner, ...props }: UnactivationDialogsProps) {
  return isOwner ? <UnactivateDialog {...props} /> : <RequestDialog {...props} />;
}

export const loadWithTexts = async () => {
  await addUnactivationTexts();
  return { default: UnactivationDialogs };
};

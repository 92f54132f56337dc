import { useId, useRef, useState, type DragEvent } from 'react';
import { classNames } from '../lite/class-names';
import { useFieldControl } from '../lite/field';
import fieldStyles from '../lite/field.module.css';
import { IconUpload } from '../lite/icons';
import { IconAlert } from '../lite/state-icons';
import { VisuallyHidden } from '../lite/visually-hidden';
import { FileList, type FileListLabels } from './file-list';
import { showUploadFailure } from './upload-failure';
import { addUpTo, isAccepted, toRefusal, type BeforeUpload } from './upload-rules';
import styles from './upload.module.css';

export interface UploadLabels extends FileListLabels {
  /** Says what to do, such as "Choose pictures or drop them here". */
  choose: string;
  /** Shown if the limit is reached. Required with a limit above 1. */
  full?: string;
  /** Shown if the check before the upload answers false, such as "Upload Failed!". */
  failed: string;
  /** Shown if `accept` does not name the type of a file. */
  wrongType: string;
}

export interface UploadProps {
  files: readonly File[];
  onChange: (files: File[]) => void;
  /** In the syntax of a file input; pictures if left out (specification 5). */
  accept?: string;
  /** With 1, a new file replaces the old one. With any other number, files beyond it are not added. */
  limit?: number;
  beforeUpload?: BeforeUpload;
  disabled?: boolean;
  labels: UploadLabels;
}

/**
 * Files that people choose by a press, a key or by dropping them. The caller uploads them. A refusal is shown in a red
 * toast, and stays in the page until the next attempt.
 */
export function Upload({
  files,
  onChange,
  accept = 'image/*',
  limit,
  beforeUpload,
  disabled,
  labels,
}: UploadProps) {
  const control = useFieldControl({});
  const textId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const [dragging, setDragging] = useState(false);
  const full = limit !== undefined && limit > 1 && files.length >= limit;
  const closed = disabled || full;

  const add = (added: readonly File[]) => {
    if (closed || added.length === 0) return;
    const message = added.every((file) => isAccepted(file, accept))
      ? toRefusal(beforeUpload?.(added, files), labels.failed)
      : labels.wrongType;
    setRefusal(message);
    if (message) showUploadFailure(message);
    else onChange(addUpTo(limit, files, added));
  };
  const drag = (event: DragEvent) => {
    // Otherwise the browser would open the file instead of the page.
    event.preventDefault();
    const inside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
    setDragging(!closed && (event.type === 'dragover' || inside));
    if (event.type === 'drop') add([...event.dataTransfer.files]);
  };

  return (
    <div className={styles.upload} onDragOver={drag} onDragLeave={drag} onDrop={drag}>
      <button
        type="button"
        ref={button}
        id={control.id}
        className={classNames(styles.zone, dragging && styles.dragging)}
        // Not `disabled`, which would take the focus away while a chosen file is read.
        aria-disabled={closed || undefined}
        aria-describedby={classNames(textId, control['aria-describedby'])}
        onClick={() => !closed && input.current?.click()}
      >
        <IconUpload size={24} />
        <span id={textId}>{full ? labels.full : labels.choose}</span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={limit !== 1}
        onChange={(event) => {
          add([...(event.target.files ?? [])]);
          // Without this, the same file could not be chosen again.
          event.target.value = '';
        }}
      />
      {refusal && (
        <p className={fieldStyles.error}>
          <IconAlert size={16} />
          {refusal}
        </p>
      )}
      <VisuallyHidden live>{labels.chosen(files.length)}</VisuallyHidden>
      {files.length > 0 && (
        <FileList
          files={files}
          disabled={disabled}
          labels={labels}
          onRemove={(removed) => {
            onChange(files.filter((file) => file !== removed));
            button.current?.focus();
          }}
        />
      )}
    </div>
  );
}

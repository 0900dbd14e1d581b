import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#client/ui/button.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { fitsLength, LIMITS } from '#shared/rules/limits.ts';
import { isSendingKey } from './is-sending-key.ts';

interface MessageEditorProps {
  initial: string;
  /** Hears every change, so that it can be kept. */
  onChange: (text: string) => void;
  onCancel: () => void;
  onSave: (text: string) => void;
}

/** The box in which a message's words are changed, in the message's place. */
export function MessageEditor({ initial, onChange, onCancel, onSave }: MessageEditorProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(initial);
  const box = useRef<HTMLTextAreaElement>(null);
  const tooLong = !fitsLength(text, LIMITS.messageLength);
  const canSave = text.trim() !== '' && !tooLong;

  useLayoutEffect(() => {
    const { current } = box;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);

  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (canSave) onSave(text);
      }}
    >
      <TextArea
        ref={box}
        label={<span className="sr-only">{t('chat.editLabel')}</span>}
        dir={text === '' ? undefined : 'auto'}
        value={text}
        error={tooLong ? t('chat.tooLong') : undefined}
        onChange={(event) => {
          setText(event.target.value);
          onChange(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
          if (!isSendingKey(event)) return;
          event.preventDefault();
          if (canSave) onSave(text);
        }}
      />
      <div className="flex justify-end gap-3">
        <Button variant="quiet" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" disabled={!canSave}>
          {t('common.save')}
        </Button>
      </div>
    </form>
  );
}

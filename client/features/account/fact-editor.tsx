import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toldByServer } from '#client/lib/api.ts';
import { readDraft, writeDraft } from '#client/lib/drafts.ts';
import { Button } from '#client/ui/button.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { useFocusOnMount } from '#client/ui/use-focus-on-mount.ts';
import type { Memory } from '#shared/contract/memories.ts';
import { fitsLength, LIMITS } from '#shared/rules/limits.ts';
import { useMemoryChange } from './use-remembered.ts';

interface FactEditorProps {
  memory: Memory;
  /** The name under which the words are kept in this browser until the server has them. */
  draft: string;
  onEnd: () => void;
}

/** The box in which a fact is put into other words, in its place. */
export function FactEditor({ memory, draft, onEnd }: FactEditorProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(() => readDraft(draft) ?? memory.text);
  const box = useFocusOnMount<HTMLTextAreaElement>();
  const { mutate, isPending, error } = useMemoryChange(memory, () => writeDraft(draft, null));
  const tooLong = !fitsLength(text, LIMITS.correctionLength);
  const refused = error ? toldByServer(error, t('chat.toast.unreached')) : undefined;

  function end(): void {
    writeDraft(draft, null);
    onEnd();
  }

  function save(event: SubmitEvent): void {
    event.preventDefault();
    if (text.trim() === '' || tooLong || isPending) return;
    if (text.trim() === memory.text) end();
    else mutate({ text: text.trim() }, { onSuccess: onEnd });
  }

  return (
    <form className="flex flex-col gap-3" onSubmit={save}>
      <TextArea
        ref={box}
        label={t('remember.list.editLabel')}
        dir={text === '' ? undefined : 'auto'}
        value={text}
        error={tooLong ? t('remember.correct.tooLong') : refused}
        onChange={(event) => {
          setText(event.target.value);
          writeDraft(draft, event.target.value);
        }}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={end}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" busy={isPending} disabled={text.trim() === '' || tooLong}>
          {t('common.save')}
        </Button>
      </div>
    </form>
  );
}

import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '#client/i18n/use-texts.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import type { Message } from '#shared/contract/chat.ts';
import { fitsLength, LIMITS } from '#shared/rules/limits.ts';
import type { Conversation } from './conversation.ts';
import { sentencesOf, type Span, spanIn } from './spans.ts';
import { useCorrecting } from './use-correcting.ts';

/** What of a reply is wrong: a part of its text, or what was selected on the page. */
export type Part = Span | Range;

interface CorrectDialogProps {
  conversation: Conversation;
  reply: Message;
  part?: Part;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * "That's not right": which words of a reply are wrong, and how it really was. What is written stays
 * until the server has it, in this browser too.
 */
export function CorrectDialog({
  conversation,
  reply,
  part,
  open,
  onOpenChange,
}: CorrectDialogProps) {
  useTexts('remember');
  const { t } = useTranslation();
  const { drafts } = conversation;
  const correct = useCorrecting(conversation);
  const [selected] = useState(() => (part instanceof Range ? spanIn(part, reply.content) : part));
  const [wrong, setWrong] = useState(selected);
  const [text, setText] = useState(() => {
    const { correction } = drafts.read();
    return correction?.id === reply.id ? correction.text : '';
  });
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const tooLong = !fitsLength(text, LIMITS.correctionLength);
  const sendable = text.trim() !== '' && !tooLong;

  function write(next: string): void {
    setText(next);
    setFailure(undefined);
    drafts.change(() => ({ correction: next === '' ? null : { id: reply.id, text: next } }));
  }

  async function send(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (!sendable || sending) return;
    setSending(true);
    setFailure(undefined);
    const refusal = await correct(reply.id, { correction: text.trim(), ...wrong }, () => {
      drafts.change(() => ({ correction: null }));
      onOpenChange(false);
    });
    if (refusal) setFailure(refusal.message || t('chat.toast.unreached'));
    setSending(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('chat.notRight')}
      description={t('remember.correct.text')}
      closeLabel={t('common.close')}
    >
      <form className="flex flex-col gap-4" onSubmit={(event) => void send(event)}>
        <Parts text={reply.content} selected={selected} chosen={wrong} onChoose={setWrong} />
        <TextArea
          label={t('remember.correct.how')}
          dir={text === '' ? undefined : 'auto'}
          value={text}
          error={tooLong ? t('remember.correct.tooLong') : undefined}
          onChange={(event) => write(event.target.value)}
        />
        {failure ? (
          <p role="alert" className="text-danger">
            {failure}
          </p>
        ) : null}
        <Button type="submit" className="small:self-end" disabled={!sendable} busy={sending}>
          {t('remember.correct.send')}
        </Button>
      </form>
    </Dialog>
  );
}

interface PartsProps {
  text: string;
  selected: Span | undefined;
  chosen: Span | undefined;
  onChoose: (part: Span | undefined) => void;
}

/** The parts of a reply that can be wrong: the selected words, each sentence, or it is not known which. */
function Parts({ text, selected, chosen, onChoose }: PartsProps) {
  const { t, i18n } = useTranslation();
  const sentences = sentencesOf(text, i18n.language);
  const isSelected = (span: Span) => span.start === selected?.start && span.end === selected.end;
  const parts = [selected, ...sentences.filter((span) => !isSelected(span))].filter(
    (span) => span !== undefined,
  );
  if (parts.length < 2) return null;
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="font-semibold">{t('remember.correct.which')}</legend>
      {parts.map((span) => (
        <Choice
          key={`${span.start}-${span.end}`}
          checked={span.start === chosen?.start && span.end === chosen.end}
          onChoose={() => onChoose(span)}
        >
          <q dir="auto" className="font-serif">
            {text.slice(span.start, span.end)}
          </q>
        </Choice>
      ))}
      <Choice checked={chosen === undefined} onChoose={() => onChoose(undefined)}>
        {t('remember.correct.whole')}
      </Choice>
    </fieldset>
  );
}

function Choice({
  checked,
  onChoose,
  children,
}: {
  checked: boolean;
  onChoose: () => void;
  children: ReactNode;
}) {
  return (
    <label className="flex min-h-11 items-start gap-3 rounded-small px-1 py-2 hover:bg-touch">
      <input
        type="radio"
        name="part"
        checked={checked}
        className="mt-0.5 size-5 shrink-0"
        onChange={onChoose}
      />
      <span className="min-w-0 flex-1 wrap-anywhere">{children}</span>
    </label>
  );
}

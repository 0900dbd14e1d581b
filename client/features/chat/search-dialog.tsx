import { type RefObject, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '#client/i18n/use-texts.ts';
import { useSettled } from '#client/lib/use-settled.ts';
import { Button } from '#client/ui/button.tsx';
// The box itself: all of this is loaded on its own already.
import { DialogBox } from '#client/ui/dialog-box.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { FoundMessage } from '#shared/contract/chat.ts';
import { LIMITS } from '#shared/rules/limits.ts';
import { excerptOf } from './excerpt.ts';
import { useMoments } from '#client/lib/use-moments.ts';
import { useSearch } from './use-search.ts';

interface SearchDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Whose voice speaks in the conversation. */
  name: string;
  /** This message is to be shown in its place. */
  onChoose: (id: string) => void;
}

/** Looks through all that was said, and leads to where it was said. */
export function SearchDialog({ open, onOpenChange, name, onChoose }: SearchDialogProps) {
  useTexts('search');
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  // Kept while the dialog is closed: the next hit of the same words is one step away.
  const [text, setText] = useState('');
  return (
    <DialogBox
      open={open}
      onOpenChange={onOpenChange}
      title={t('search.open')}
      closeLabel={t('common.close')}
      first={field}
      wide
    >
      <Search
        text={text}
        onText={setText}
        field={field}
        name={name}
        onChoose={(id) => {
          onOpenChange(false);
          onChoose(id);
        }}
      />
    </DialogBox>
  );
}

interface SearchProps {
  text: string;
  onText: (text: string) => void;
  field: RefObject<HTMLInputElement | null>;
  name: string;
  onChoose: (id: string) => void;
}

function Search({ text, onText, field, name, onChoose }: SearchProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const query = useSettled(text.trim());
  const { messages, looking, failed, retry, onFurther } = useSearch(query);
  const status = useId();
  return (
    <>
      <search>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            // On a phone this puts the keyboard away, too.
            list.current?.querySelector('button')?.focus();
          }}
        >
          <TextField
            ref={field}
            type="search"
            enterKeyHint="search"
            label={t('search.label')}
            hint={t('search.hint')}
            value={text}
            autoComplete="off"
            spellCheck={false}
            maxLength={LIMITS.searchLength}
            onChange={(event) => onText(event.target.value)}
          />
        </form>
      </search>
      {/* So high from the beginning that the field stays where it is when something is found. */}
      <div className="flex min-h-[45dvh] flex-col gap-3">
        <output id={status} className="flex items-center gap-2 text-small text-ink-soft">
          {looking ? <Spinner /> : null}
          {told()}
        </output>
        {failed ? (
          <div role="alert" className="flex flex-col items-start gap-3">
            <p className="text-ink-soft">{t('search.failed')}</p>
            <Button variant="quiet" onClick={retry}>
              {t('common.tryAgain')}
            </Button>
          </div>
        ) : null}
        {messages.length > 0 ? (
          <ul ref={list} aria-labelledby={status} className="flex flex-col">
            {messages.map((message) => (
              <li key={message.id} className="border-t border-line">
                <Hit message={message} name={name} onChoose={() => onChoose(message.id)} />
              </li>
            ))}
          </ul>
        ) : null}
        {onFurther ? (
          <Button variant="quiet" busy={looking} onClick={onFurther}>
            {t('search.further')}
          </Button>
        ) : null}
      </div>
    </>
  );

  function told(): string {
    if (looking) return t('search.looking');
    if (query === '' || failed) return '';
    return messages.length === 0
      ? t('search.none')
      : t('search.found', { number: messages.length });
  }
}

interface HitProps {
  message: FoundMessage;
  name: string;
  onChoose: () => void;
}

/** Who said it and when, and the stretch of it that holds what was looked for. */
function Hit({ message, name, onChoose }: HitProps) {
  const { t } = useTranslation();
  const { day, time } = useMoments();
  const { role, timestamp } = message;
  return (
    <button
      type="button"
      className="flex min-h-11 w-full flex-col gap-1.5 rounded-base px-2 py-3 text-start transition-colors hover:bg-touch"
      onClick={onChoose}
    >
      <span className="text-small text-ink-soft">
        {role === 'user' ? t('chat.you') : t('chat.voice', { name })}
        {` · ${day(timestamp)} · ${time(timestamp)}`}
      </span>
      <span dir="auto" className="wrap-anywhere">
        {excerptOf(message).map(({ text, marked }, index) =>
          marked ? (
            <mark key={index} className="rounded-small bg-amber-wash font-semibold text-ink">
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </span>
    </button>
  );
}

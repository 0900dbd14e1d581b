import { ArrowUp, Square } from 'lucide-react';
import { type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '#client/lib/classes.ts';
import { fitsLength, LIMITS } from '#shared/rules/limits.ts';
import { isSendingKey } from './is-sending-key.ts';

export interface ComposerHandle {
  /** Puts a text into the input, ready to be changed and sent. */
  fill: (text: string) => void;
  focus: () => void;
}

interface ComposerProps {
  ref: Ref<ComposerHandle>;
  name: string;
  placeholder: string;
  initial: string;
  /** A message is on its way: nothing can be typed for that moment. */
  sending: boolean;
  /** The day's messages are used up. */
  closed: boolean;
  /** Stops the reply that is being made; absent where none is. */
  onStop: (() => void) | undefined;
  /** Hears every change, so that it can be kept. */
  onChange: (text: string) => void;
  onSend: (text: string) => void;
}

const ROUND =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full border transition-colors disabled:opacity-60';

/** Where the person writes. Enter sends, Shift+Enter begins a new line. */
export function Composer({ ref, ...props }: ComposerProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(props.initial);
  const box = useRef<HTMLTextAreaElement>(null);
  /** Whether the keyboard stands on what stops a reply. */
  const atStop = useRef(false);
  const stoppable = props.onStop !== undefined;
  const tooLong = !fitsLength(text, LIMITS.messageLength);
  const canSend =
    text.trim() !== '' && !tooLong && !props.sending && !props.closed && !props.onStop;

  function change(next: string): void {
    setText(next);
    props.onChange(next);
  }

  function send(): void {
    if (!canSend) return;
    props.onSend(text.trim());
    change('');
    box.current?.focus();
  }

  useImperativeHandle(ref, () => ({
    fill(next) {
      change(next);
      box.current?.focus();
    },
    focus: () => box.current?.focus(),
  }));

  useLayoutEffect(() => {
    // Nothing is left to be stopped, nor to be sent: a keyboard that stood there would be nowhere. By
    // now the button is disabled, and newer browsers say of such a one that it is not focused.
    if (stoppable || !atStop.current) return;
    atStop.current = false;
    box.current?.focus();
  }, [stoppable]);

  return (
    <form
      className="flex flex-col gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div
        className={classes(
          'flex items-end gap-1 rounded-large border border-line-strong bg-paper-raised p-1.5 ps-4 focus-within:outline-2 focus-within:outline-focus',
          props.closed && 'bg-paper-sunken',
        )}
      >
        <textarea
          ref={box}
          rows={Math.min(text.split('\n').length, 6)}
          // Empty, "auto" would mean left to right, whatever the page is.
          dir={text === '' ? undefined : 'auto'}
          value={text}
          // Not disabled while sending: that would take the focus, and close a phone's keyboard.
          readOnly={props.sending}
          aria-disabled={props.sending || undefined}
          disabled={props.closed}
          aria-label={t('chat.composer', { name: props.name })}
          aria-invalid={tooLong || undefined}
          aria-describedby={tooLong ? 'composer-too-long' : undefined}
          placeholder={props.placeholder}
          enterKeyHint="send"
          className="field-sizing-content max-h-[40dvh] min-h-11 w-full min-w-0 flex-1 resize-none bg-transparent py-2.5 text-[1.0625rem] outline-none placeholder:text-ink-faint"
          onChange={(event) => change(event.target.value)}
          onKeyDown={(event) => {
            if (!isSendingKey(event)) return;
            event.preventDefault();
            send();
          }}
        />
        {props.onStop ? (
          <button
            type="button"
            aria-label={t('chat.stop')}
            onFocus={(event) => {
              atStop.current = event.currentTarget.matches(':focus-visible');
            }}
            onBlur={() => {
              atStop.current = false;
            }}
            className={classes(ROUND, 'border-line-strong text-ink-soft hover:bg-paper-sunken')}
            onClick={props.onStop}
          >
            <Square aria-hidden size={16} fill="currentColor" />
          </button>
        ) : (
          <button
            type="submit"
            aria-label={t('chat.send')}
            disabled={!canSend}
            className={classes(
              ROUND,
              'border-amber-edge bg-amber text-on-amber hover:bg-amber-hover',
            )}
          >
            <ArrowUp aria-hidden size={22} />
          </button>
        )}
      </div>
      {tooLong ? (
        <p id="composer-too-long" role="alert" className="ps-4 text-small text-danger">
          {t('chat.tooLong')}
        </p>
      ) : null}
    </form>
  );
}

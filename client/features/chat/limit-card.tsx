import { useTranslation } from 'react-i18next';
import { classes } from '#client/lib/classes.ts';
import { Button } from '#client/ui/button.tsx';
import { TextButton } from '#client/ui/text-button.tsx';
import { useFocusOnMount } from '#client/ui/use-focus-on-mount.ts';

interface LimitCardProps {
  name: string;
  /** The time of day at which messages begin again. */
  time: string;
  /** Whether the input is open to be answered by care. */
  helping: boolean;
  /** Whether that was asked for here, false once it was closed again; undefined where neither was. */
  asked: boolean | undefined;
  /** Whether care has answered last: its words need the room then. */
  answered: boolean;
  onHelp: (helping: boolean) => void;
}

/** The day's messages are used up. Help is not: it is asked for here and answered by care alone. */
export function LimitCard({ helping, ...rest }: LimitCardProps) {
  return helping ? <HelpCard {...rest} /> : <RestCard {...rest} />;
}

type CardProps = Omit<LimitCardProps, 'helping'>;

function HelpCard({ name, asked, answered, onHelp }: CardProps) {
  const { t } = useTranslation();
  const section = useFocusOnMount<HTMLElement>(asked === true);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={t('chat.help.title')}
      className={classes(
        'anim-appear flex flex-col gap-2 rounded-large border border-amber-edge bg-amber-wash px-4 outline-none small:px-5',
        answered ? 'py-1' : 'py-4',
      )}
    >
      {answered ? null : (
        <>
          <h2 className="text-lead">{t('chat.help.title')}</h2>
          <p className="text-ink-soft">{t('chat.help.text', { name })}</p>
        </>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <a href="/grief-resources" className="link inline-flex min-h-11 items-center font-semibold">
          {t('chat.help.contacts')}
        </a>
        <TextButton onClick={() => onHelp(false)}>{t('chat.help.back')}</TextButton>
      </div>
    </section>
  );
}

function RestCard({ time, asked, onHelp }: CardProps) {
  const { t } = useTranslation();
  const button = useFocusOnMount<HTMLButtonElement>(asked === false);
  return (
    <section className="anim-appear flex flex-col gap-2 rounded-large border border-line bg-paper-raised p-4 small:px-5">
      <h2 className="text-lead">{t('chat.rest.title')}</h2>
      <p className="text-ink-soft">{t('chat.rest.text', { time })}</p>
      <Button ref={button} variant="quiet" className="self-start" onClick={() => onHelp(true)}>
        {t('chat.rest.help')}
      </Button>
    </section>
  );
}

import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '#client/i18n/use-texts.ts';
import { AlertDialog } from '#client/ui/alert-dialog.tsx';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { useAccountDeletion, useExport } from './use-leaving.ts';

interface DeleteAccountDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const REMOVED = ['profile', 'conversation', 'photos', 'account'] as const;

/** Says what a deletion takes away, offers a copy first, and asks once more. */
export function DeleteAccountDialog({ open, onOpenChange }: DeleteAccountDialogProps) {
  useTexts('account');
  const { t } = useTranslation();
  const [understood, setUnderstood] = useState(false);
  const [asked, setAsked] = useState(false);
  const saving = useExport();
  const deletion = useAccountDeletion();

  function change(isOpen: boolean): void {
    if (deletion.isPending) return;
    setUnderstood(false);
    setAsked(false);
    onOpenChange(isOpen);
  }

  function confirm(): void {
    setAsked(true);
    if (understood) deletion.mutate();
  }

  return (
    <AlertDialog
      open={open}
      onOpenChange={change}
      title={t('leaving.delete.title')}
      description={t('leaving.delete.text')}
      confirmLabel={deletion.isPending ? t('leaving.delete.deleting') : t('leaving.delete.confirm')}
      cancelLabel={t('leaving.delete.keep')}
      onConfirm={confirm}
      danger
      busy={deletion.isPending}
    >
      <ul className="flex list-disc flex-col gap-1 ps-5">
        {REMOVED.map((what) => (
          <li key={what}>{t(`leaving.delete.removed.${what}`)}</li>
        ))}
      </ul>
      <div className="flex flex-col items-start gap-3 rounded-base border border-line bg-paper p-4">
        <p className="text-ink-soft">{t('leaving.delete.copy')}</p>
        <Button
          variant="quiet"
          busy={saving.isPending}
          disabled={deletion.isPending}
          icon={<Download aria-hidden size={18} />}
          onClick={() => saving.mutate()}
        >
          {t('leaving.export.save')}
        </Button>
      </div>
      <Checkbox
        label={t('leaving.delete.understood')}
        checked={understood}
        disabled={deletion.isPending}
        error={asked && !understood ? t('leaving.delete.tick') : undefined}
        onChange={(event) => setUnderstood(event.target.checked)}
      />
    </AlertDialog>
  );
}

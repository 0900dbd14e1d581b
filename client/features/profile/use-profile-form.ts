import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, api } from '#client/lib/api.ts';
import { readDraft, writeDraft } from '#client/lib/drafts.ts';
import { uploadPhoto } from '#client/lib/upload.ts';
import { type PhotoChoice, usePhotoChoice } from '#client/lib/use-photo-choice.ts';
import type { Profile } from '#shared/contract/profile.ts';
import {
  bodyOf,
  draftOf,
  fieldsOf,
  type ProfileFields,
  problemsOf,
  withDraft,
} from './profile-fields.ts';

/** What happened to the photo: nothing, another one, or none any more. */
type PhotoChange = PhotoChoice | 'removed' | null;

interface ProfileFormOptions {
  userId: string;
  profile: Profile | null;
  onSaved: () => void;
  /** Hears the sentence to show, or '' where there is none of the server's. */
  onFailed: (told: string) => void;
}

/** The state of the profile form. What is typed is kept in this browser until it is saved. */
export function useProfileForm({ userId, profile, onSaved, onFailed }: ProfileFormOptions) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const draftName = `profile:${userId}`;
  const [initial] = useState(() => fieldsOf(profile));
  const [fields, setFields] = useState(() => withDraft(initial, readDraft(draftName)));
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [removed, setRemoved] = useState(false);
  const [share, setShare] = useState<number | null>(null);
  /** The chosen file's path once it is uploaded: a second try need not send it again. */
  const [uploaded, setUploaded] = useState<{ file: File; path: string } | null>(null);
  const { choice, choose, clear } = usePhotoChoice();

  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await api<Profile>('POST', '/api/profile', bodyOf(fields, await photoPath()));
    },
    onSuccess: async () => {
      writeDraft(draftName, null);
      onSaved();
      await client.invalidateQueries({ queryKey: ['/api/profile'] });
      await client.invalidateQueries({ queryKey: ['/api/display-photo'] });
    },
    onError: (error) => {
      setShare(null);
      const refusal = error instanceof ApiError && error.status > 0 ? error : null;
      if (refusal?.fields) setErrors(refusal.fields);
      onFailed(refusal?.message ?? '');
    },
  });

  async function photoPath(): Promise<string | undefined> {
    if (!choice) return removed ? '' : undefined;
    if (uploaded?.file === choice.file) return uploaded.path;
    setShare(0);
    const path = await uploadPhoto(choice.file, setShare);
    setUploaded({ file: choice.file, path });
    setShare(null);
    return path;
  }

  const photo: PhotoChange = choice ?? (removed ? 'removed' : null);
  return {
    fields,
    errors,
    photo,
    saving: isPending,
    /** The share of the photo that has been sent, 0 to 1; null while none is on its way. */
    share,
    change: <Name extends keyof ProfileFields>(name: Name, value: ProfileFields[Name]): void => {
      const next = { ...fields, [name]: value };
      setFields(next);
      writeDraft(draftName, draftOf(next, initial));
      setErrors((before) => ({ ...before, [name]: undefined }));
    },
    choosePhoto: choose,
    removePhoto: (): void => {
      clear();
      setRemoved(true);
    },
    /** Forgets what was typed and not saved. */
    discard: (): void => writeDraft(draftName, null),
    /** Saves, or shows what is missing. Returns whether it began to. */
    save(): boolean {
      const problems = problemsOf(fields);
      setErrors(Object.fromEntries(problems.map(({ name, key }) => [name, t(`sentences.${key}`)])));
      if (problems.length === 0) mutate();
      return problems.length === 0;
    },
  };
}

import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#client/lib/api.ts';
import { tellPhotosChanged } from '#client/lib/photo-changes.ts';
import { type ToastText } from '#client/ui/toast-queue.ts';
import { useToast } from '#client/ui/toast.tsx';
import type { Photos } from '#shared/contract/photos.ts';
import { toldBy } from './use-photo-upload.ts';

/** One change of the gallery: the call, and how both ends of it are told. */
interface Change {
  call: () => Promise<unknown>;
  done: ToastText;
  failed: { title: string; description: string };
}

/** The gallery, and what can be done with a photo in it. */
export function useGallery(open: boolean) {
  const { t } = useTranslation();
  const { toast } = useToast();
  const { data, isError, refetch, isFetching } = useQuery<Photos>({
    queryKey: ['/api/photos'],
    enabled: open,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: ({ call }: Change) => call(),
    onSuccess: (_answer, { done }) => toast(done),
    onError: (error, { failed }) =>
      toast({
        variant: 'destructive',
        title: failed.title,
        description: toldBy(error, failed.description),
      }),
    // After a refusal too: another tab or device may have been faster.
    onSettled: tellPhotosChanged,
  });
  const change = (what: Change) => {
    if (!isPending) mutate(what);
  };

  return {
    photos: data?.photos,
    failed: isError && !isFetching,
    retry: () => void refetch(),
    remove: (id: string) =>
      change({
        call: () => api('DELETE', `/api/photos/${id}`),
        done: { title: t('photos.deleted') },
        failed: { title: t('photos.deleteFailed'), description: t('photos.deleteFailedText') },
      }),
    setDefault: (id: string) =>
      change({
        call: () => api('PUT', `/api/photos/${id}/default`),
        done: { title: t('photos.defaultSet'), description: t('photos.defaultSetText') },
        failed: { title: t('photos.changeFailed'), description: t('photos.setFailedText') },
      }),
    clearDefault: () =>
      change({
        call: () => api('PUT', '/api/photos/clear-default'),
        done: { title: t('photos.rotation'), description: t('photos.rotationText') },
        failed: { title: t('photos.changeFailed'), description: t('photos.clearFailedText') },
      }),
  };
}

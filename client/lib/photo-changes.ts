import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

const CHANNEL = 'photos';

/** Has every tab of this browser, this one too, read anew what shows a photo. */
export function tellPhotosChanged(): void {
  const channel = new BroadcastChannel(CHANNEL);
  const post = channel.postMessage.bind(channel);
  post(null);
  channel.close();
}

/** Reads photos anew whenever any tab has changed them. */
export function useFreshPhotos(): void {
  const client = useQueryClient();
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', () => {
      for (const read of ['photos', 'display-photo', 'profile']) {
        void client.invalidateQueries({ queryKey: [`/api/${read}`] });
      }
    });
    return () => channel.close();
  }, [client]);
}

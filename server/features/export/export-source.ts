import type { Database } from '#server/db/schema.ts';
import type { AccountService } from '#server/features/account/account.service.ts';
import type { SupportService } from '#server/features/admin/support.service.ts';
import type { BillingService } from '#server/features/billing/billing.service.ts';
import { openAnswered } from '#server/features/chat/answered.ts';
import { openCare } from '#server/features/chat/care-state.ts';
import { contentPlace, openContent, openNotes } from '#server/features/chat/present.ts';
import { decisionsOf } from '#server/features/memories/decisions.ts';
import type { PhotosService } from '#server/features/photos/photos.service.ts';
import type { ProfileService } from '#server/features/profile/profile.service.ts';
import type { Actor } from '#server/http/auth-guard.ts';
import type { PersonVault, Vault } from '#server/vault/vault.ts';
import type { Visit } from '#shared/contract/admin.ts';
import { EXPORT_PHOTOS, type ExportedMemory, exportedMemory } from '#shared/contract/export.ts';
import {
  accountOf,
  agreementsOf,
  consentsOf,
  conversationOf,
  messagesAfter,
  photosOf,
  profileTimes,
  usageOf,
  type MessageRow,
  type VersionRow,
} from './export.repo.ts';

/** Messages that are held at once, whatever the length of the conversation. */
const PAGE = 500;

export interface SourceDeps {
  db: Database;
  vault: Vault;
  account: Pick<AccountService, 'read'>;
  billing: Pick<BillingService, 'details'>;
  profile: Pick<ProfileService, 'read'>;
  photos: Pick<PhotosService, 'read'>;
  support: Pick<SupportService, 'visits'>;
}

export type ExportSource = Awaited<ReturnType<typeof openSource>>;
export type SourceMessage = ReturnType<typeof presentMessage>;

/**
 * Everything a person has here, opened, as it stands at this moment: messages that come later are
 * left out. Only messages are many; they are read page by page, as often as they are asked for.
 */
export async function openSource(deps: SourceDeps, actor: Actor) {
  const { db } = deps;
  const { userId } = actor;
  const person = await deps.vault.of(userId);
  const conversation = await conversationOf(db, userId);
  const [account, { country, language }] = await Promise.all([
    accountOf(db, userId),
    deps.account.read(actor),
  ]);
  const photos = await photoList(deps, actor);
  return {
    account: {
      email: account.email,
      createdAt: account.created_at,
      ageAcknowledged: account.age_acknowledged === 1,
      isAdmin: account.is_admin === 1,
    },
    consents: (await consentsOf(db, userId)).map((row) => ({
      age: row.age === 1,
      terms: row.terms === 1,
      imageRights: row.image_rights === 1,
      version: row.version,
      acceptedAt: row.accepted_at,
    })),
    subscription: await deps.billing.details(actor),
    agreements: await agreementsOf(db, userId),
    visits: () => readVisits(deps.support, actor),
    settings: { timeZone: conversation?.time_zone ?? null, country, language },
    usage: await usageOf(db, userId),
    care: conversation ? openCare(conversation, person) : null,
    photos,
    profile: await readProfile(deps, actor, photos),
    memories: await readMemories(db, person, userId),
    messages: () => readMessages(db, person, userId, conversation?.last_seq ?? 0),
    photoBytes: async (path: string) => (await deps.photos.read(actor, path, 'large'))?.bytes,
  };
}

async function photoList({ db, photos }: SourceDeps, actor: Actor) {
  const list = [];
  for (const { path, addedAt, gallery } of await photosOf(db, actor.userId)) {
    const photo = await photos.read(actor, path, 'large');
    // A photo whose bytes are lost is none; the rest is worth having all the same.
    if (!photo) continue;
    list.push({
      path,
      file: `${EXPORT_PHOTOS}${list.length + 1}.${photo.type === 'image/jpeg' ? 'jpg' : photo.type.slice('image/'.length)}`,
      addedAt,
      gallery: gallery && {
        isDefault: gallery.is_default === 1,
        uploadedAt: gallery.uploaded_at,
      },
    });
  }
  return list;
}

async function readProfile(
  { db, profile }: SourceDeps,
  actor: Actor,
  photos: readonly { path: string; file: string }[],
) {
  const [words, times] = await Promise.all([profile.read(actor), profileTimes(db, actor.userId)]);
  if (!words || !times) return null;
  return {
    name: words.name,
    personality: words.personality,
    importantDates: words.importantDates,
    keyFacts: words.keyFacts,
    favoriteMemories: words.favoriteMemories,
    tone: words.tone,
    speaking: words.speaking,
    imagining: words.imagining,
    photo: photos.find((photo) => photo.path === words.photoUrl)?.file ?? null,
    createdAt: times.created_at,
    updatedAt: times.updated_at,
  };
}

/** What the person decided about facts, in the order in which they did. */
async function readMemories(
  db: Database,
  person: PersonVault,
  userId: string,
): Promise<ExportedMemory[]> {
  const decisions = await decisionsOf(db, person, userId);
  return decisions
    .toSorted((one, other) => one.at - other.at)
    .map((decision) => exportedMemory.parse(decision));
}

async function* readMessages(
  db: Database,
  person: PersonVault,
  userId: string,
  lastSeq: number,
): AsyncGenerator<SourceMessage> {
  let afterSeq = 0;
  for (;;) {
    const page = await messagesAfter(db, userId, { afterSeq, lastSeq, limit: PAGE });
    for (const { row, versions } of page) {
      yield presentMessage(row, versions, person);
      afterSeq = row.seq;
    }
    if (page.length < PAGE) return;
  }
}

/** Each time an administrator opened the account, newest first. */
async function* readVisits(
  support: Pick<SupportService, 'visits'>,
  actor: Actor,
): AsyncGenerator<Visit> {
  let cursor: string | undefined;
  do {
    const page = await support.visits(actor, { cursor }, '');
    yield* page.visits;
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}

function presentMessage(row: MessageRow, versions: VersionRow[], person: PersonVault) {
  const common = {
    id: row.id,
    role: row.reply_to === null ? ('user' as const) : ('assistant' as const),
    content: openContent(row, person),
    timestamp: row.timestamp,
    status: row.status,
    editedAt: row.edited_at,
    byAdministrator: row.by_admin === 1,
    versions: versions.map((version) => ({
      // An earlier version stays sealed to the message it was.
      content: person.openText(version.content, contentPlace(row.id)),
      replacedAt: version.replaced_at,
    })),
  };
  if (row.reply_to === null) {
    return { ...common, messageId: row.message_id, countedDay: row.counted_day };
  }
  return {
    ...common,
    replyTo: row.reply_to,
    ...openAnswered(row, person),
    notice: row.notice === 1,
    marks: openNotes(row, person).marks,
  };
}

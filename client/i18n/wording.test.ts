import { expect, test } from 'vitest';
import sentences from '#shared/sentences/en.json' with { type: 'json' };
import screens from './locales/en.json' with { type: 'json' };

/**
 * The sentences that spec.md quotes, word for word, by the key of the text that must say them.
 * Keys of shared/sentences begin with "sentences:".
 */
const QUOTED = [
  ['common.beta', 'BETA'],
  ['landing.cards.memories.title', 'Precious memories'],
  ['landing.cards.dialogue.title', 'Natural dialogue'],
  ['landing.cards.present.title', 'Always present'],
  ['landing.copyright', '© 2025 Keepsake'],
  ['landing.pages.grief-resources', 'Free grief resources'],
  ['landing.pages.privacy-policy', 'Privacy policy'],
  ['landing.pages.terms-of-service', 'Terms of service'],
  [
    'auth.passwordHint',
    'Must be at least 8 characters and contain uppercase, lowercase, and number',
  ],
  ['auth.problems.password_mismatch', 'Passwords do not match'],
  ['auth.problems.age_required', 'You must be 18 or older to use this service'],
  ['auth.problems.terms_required', 'You must accept the Terms of Service and the Privacy Policy'],
  ['auth.problems.image_rights_required', 'You must accept image rights and AI disclaimer'],
  ['auth.loginFailed', 'Login failed'],
  ['auth.loginDefault', 'Check credentials; invalid email or password.'],
  ['auth.registrationFailed', 'Registration failed'],
  ['auth.registrationDefault', 'Account could not be created.'],
  ['auth.created', 'Account created'],
  ['auth.registering', 'Creating account'],
  ['auth.loggingIn', 'Signing in'],
  ['sentences:email_required', 'Email is required'],
  ['sentences:email_invalid', 'Please enter a valid email'],
  ['sentences:password_required', 'Password is required'],
  ['sentences:password_min', 'Password must be at least 8 characters'],
  ['sentences:password_upper', 'Password must contain at least one uppercase letter'],
  ['sentences:password_lower', 'Password must contain at least one lowercase letter'],
  ['sentences:password_digit', 'Password must contain at least one number'],
  ['sentences:age_required', 'You must acknowledge that you are 18 years or older'],
  ['sentences:terms_required', 'You must accept the Terms of Service and the Privacy Policy'],
  ['sentences:image_rights_required', 'You must accept image rights and AI disclaimer'],
  ['sentences:token_required', 'Token is required'],
  ['sentences:name_required', 'Name is required'],
  ['sentences:message_empty', 'Message cannot be empty'],
  ['sentences:photo_limit', 'Maximum of 5 photos reached. Delete a photo to upload a new one.'],
  ['sentences:file_too_large', 'Please select an image under 5MB'],
  ['home.error.title', 'Something went wrong'],
  ['home.error.unknown', 'An unexpected error occurred'],
  ['common.tryAgain', 'Try again'],
  ['common.goHome', 'Go home'],
  ['profile.create', 'Create profile'],
  ['profile.toast.created', 'Profile created'],
  ['profile.toast.updated', 'Profile updated'],
  ['profile.editTitle', 'Edit Profile'],
  ['profile.personality', 'Anything else'],
  ['chat.speakingIn', 'Speaking in: {{tone}}'],
  ['chat.usage', 'Messages today: {{said}} / {{limit}}'],
  ['chat.editProfile', 'Edit Profile'],
  ['chat.adminPanel', 'Admin Panel'],
  ['chat.limitPlaceholder', 'Daily limit reached'],
  ['chat.rest.title', 'Time for a rest'],
  [
    'chat.rest.text',
    "We want you to have a healthy amount of time here. Join me again at {{time}} if you'd like.",
  ],
  ['chat.toast.error', 'Error'],
  ['chat.toast.sendFailed', 'Failed to send message'],
  ['chat.toast.editFailed', 'Could not edit message'],
  ['chat.toast.deleteFailed', 'Could not delete message'],
  ['chat.toast.edited', 'Message updated'],
  ['chat.toast.editedText', 'A new response was generated.'],
  ['chat.toast.deleted', 'Message deleted'],
  ['chat.logoutFailed', 'Logout failed'],
  ['photos.invalidType', 'Invalid file type'],
  ['photos.invalidTypeText', 'Please select an image file'],
  ['photos.tooLarge', 'File too large'],
  ['photos.tooLargeText', 'Please select an image under 5MB'],
  ['photos.failed', 'Upload failed'],
  ['photos.failedText', 'Failed to upload photo'],
  ['photos.unreadable', 'Failed to read file'],
  ['photos.updateFailed', 'Failed to update photo. Please try again.'],
  ['photos.uploaded', 'Photo uploaded'],
  ['photos.uploadedText', 'Your memorial photo has been updated successfully'],
  ['billing.title', 'Premium plan'],
  ['billing.required', 'Subscription Required'],
  ['billing.update', 'Update Payment Method'],
  ['billing.setupFailed', 'Payment Setup Failed'],
  ['billing.paymentFailed', 'Payment Failed'],
  ['billing.subscriptionFailed', 'Subscription Failed'],
  ['billing.completeFailed', 'Failed to complete subscription'],
  ['billing.noPaymentInfo', 'No payment information received'],
  ['billing.loadFailed', 'Unable to load subscription information. Please try again.'],
  ['billing.done.title', 'Subscription successful'],
] as const;

/** The English text of a key. */
function textOf(key: string): unknown {
  let found: unknown = screens;
  for (const name of key.split('.')) {
    found = typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined;
  }
  return found;
}

test.each(QUOTED)('%s says: %s', (key, sentence) => {
  const [, name] = key.split('sentences:');
  const found: unknown = name ? Reflect.get(sentences, name) : textOf(key);
  expect(String(found).replace('{{product}}', 'Keepsake')).toBe(sentence);
});

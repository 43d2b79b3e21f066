import { expect, test } from 'vitest';
import { describeDelivery } from './DeliveryLog.tsx';

test('describes whether a delivery arrived, is queued, failed, or was given up', () => {
  const delivery = { deliveredAt: null, givenUpAt: null, attempts: 0, lastStatus: null, lastError: null };
  expect(describeDelivery(delivery)).toBe('Waits to be sent');
  expect(describeDelivery({ ...delivery, deliveredAt: new Date(), lastStatus: 204 })).toBe('Delivered, answered 204');
  const failed = { ...delivery, attempts: 2, lastError: 'timeout' };
  expect(describeDelivery(failed)).toBe('Failed 2 times, will be retried: timeout');
  expect(describeDelivery({ ...failed, givenUpAt: new Date(), lastStatus: 410 })).toBe(
    'Given up after 2 attempts: answered 410, timeout',
  );
});

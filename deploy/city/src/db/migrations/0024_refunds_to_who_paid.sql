-- The money of a fine goes back to who paid, not to who contested: what a granted appeal wrote down of its appellant goes,
-- with the links that were mailed to them. Who paid asks for a link of their own, and is mailed one by every letter.
update one_time_tokens set used_at = now()
  where used_at is null and purpose = 'open-refund' and exists (
    select from refunds
    where refund_id = subject ->> 'caseId' and fine_id is not null and appeal_id is not null
      and status not in ('PAID', 'REJECTED')
  );
update refunds set
  email = '',
  subscriber_id = (
    select substr(payer, 12) from operations
    where resource_kind = 'fine' and resource_id = refunds.fine_id and operations.city_id = refunds.city_id
      and operations.status in ('PAYMENT_REGISTERED', 'PAYMENT_RECEIVED') and payer like 'subscriber:%'
    order by transaction_at desc limit 1
  )
  where fine_id is not null and appeal_id is not null;

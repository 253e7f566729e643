-- A reply is written anew every second while it grows; compressed, each time as a whole.
alter table ai_message alter column message_text set storage external;

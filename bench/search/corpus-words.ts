import { banks } from '../generator/vocabulary.ts'

type Words = readonly [string, ...string[]]

/** What Chinese compounds of the field are made of. */
const beginnings = split(
  '分布式 异步 增量 主从 本地 远程 全局 动态 静态 并行 批量 实时 离线 弹性 统一 二级 多级 冷热 读写 自动 手动 智能 逻辑 物理 虚拟 共享 独占 公平 乐观 悲观 顺序 随机 滑动 固定 加权 最小 最大 最近 高频 低频 安全 可靠 灰度 蓝绿 跨域 同城 异地 双向 单向 内嵌 外部 订单 支付 库存 用户 商品 优惠 物流 账户 评论 推荐 搜索 广告 直播 短信 邮件 会员 风控 报表 对账 结算 权限 审批 工单 门店 秒杀 购物 收藏 签到 积分 消息 日志 指标 链路 配置 任务 文件 图片 视频 语音 地图 画像 标签 特征 向量 模型 样本 标注 语料 词表',
)
const endings = split(
  '缓存 队列 索引 快照 分片 副本 锁 事务 网关 路由 代理 容器 线程 进程 协程 连接 会话 令牌 证书 密钥 签名 校验 补偿 回滚 重试 熔断 限流 降级 隔离 调度 编排 发布 部署 监控 告警 追踪 采样 压缩 编码 解析 渲染 序列 迁移 同步 复制 选举 投票 心跳 租约 水位 偏移 游标 分页 排序 聚合 过滤 去重 合并 拆分 倾斜 扩容 缩容 预热 淘汰 过期 穿透 击穿 雪崩 一致性 可用性 吞吐量 时延 抖动 瓶颈 热点 碎片 泄漏 溢出 死锁 饥饿 竞争 可见性 原子性 幂等性 可观测性 执行计划 生命周期 上下文 拦截器 过滤器 监听器 处理器 加载器 生成器 迭代器 选择器 适配器 装饰器 调度器 编译器 解释器 缓冲区 工作区 命名空间 状态机 时间轮 跳跃表 前缀树 布隆表 位图 环形缓冲 双写方案 两段提交 三段提交 冷备方案',
)
const latinParts = split(
  'Thread Pool Cache Lock Queue Task Batch Retry Token Session Index Shard Page Block Stream Buffer Event State Node Route Proxy Trace Metric Config Schema Cursor Order User Stock Price Image Model',
)
const latinEnds = split(
  'Executor Manager Factory Builder Handler Listener Registry Resolver Context Loader Monitor Client Server Worker Reader Writer Filter Mapper Policy Store',
)
const latinWords = split(
  'Java Go Rust Python Kotlin TypeScript React Vue Webpack Vite Redis MySQL PostgreSQL MongoDB Kafka RocketMQ RabbitMQ Elasticsearch Nginx Docker Kubernetes etcd ZooKeeper Netty Spring Dubbo gRPC HTTP TCP UDP QUIC TLS DNS CDN JVM GC JIT CPU SSD NUMA epoll mmap fsync SQL JSON XML YAML REST GraphQL OAuth JWT HTTPS WebSocket HashMap ConcurrentHashMap volatile synchronized AQS CAS MVCC WAL binlog redo undo InnoDB LSM Raft Paxos ZAB CAP BASE TCC Saga goroutine channel Promise async await Node.js C++ C# .NET LLM RAG Transformer Embedding',
)

/** The words that texts draw from, those that most of them have first. */
export const corpusWords: Words = makeWords()

/** What Zipf's law is moved by, so that the most frequent word is in a third of the texts. */
export const RANK_SHIFT = 6

function makeWords(): Words {
  const topics = [...new Set(banks.flatMap((bank) => bank.topics))]
  const common = mix(topics, latinWords)
  const compounds = endings.flatMap((ending, index) =>
    beginnings.map((_, place) => `${beginnings[(place + index) % beginnings.length]}${ending}`),
  )
  const classes = latinEnds.flatMap((end, index) =>
    latinParts.flatMap((_, place) => {
      const first = latinParts[(place + index) % latinParts.length]
      return latinParts.map((second) => `${first}${second}${end}`)
    }),
  )
  // Neighbours in rank share no part, as words do in a language.
  const rare = mix(scatter(compounds), scatter(classes))
  const [first = '', ...others] = [...new Set([...common, ...rare])]
  return [first, ...others]
}

/** The items in an order that looks random. */
function scatter(items: readonly string[]): string[] {
  const step = 7919
  return items.map((_, index) => items[(index * step) % items.length] ?? '')
}

/** Of both by turns, the rest of the longer at the end. */
function mix(first: readonly string[], second: readonly string[]): string[] {
  const length = Math.max(first.length, second.length)
  return Array.from({ length }, (_, index) => [first[index], second[index]])
    .flat()
    .filter((word) => word !== undefined)
}

function split(text: string): Words {
  const [first = '', ...others] = text.split(' ')
  return [first, ...others]
}

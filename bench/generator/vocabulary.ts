type Words = readonly [string, ...string[]]

/** Twenty banks: name, group, and the topics that their questions are about. */
export const banks: readonly { name: string; group: string; topics: Words }[] = [
  ['Java基础', '后端', '泛型擦除 反射 注解 异常体系 字符串常量池 动态代理 序列化 枚举 内部类 Stream'],
  [
    'Java集合',
    '后端',
    'HashMap ArrayList LinkedHashMap TreeMap CopyOnWriteArrayList 迭代器 红黑树 哈希冲突 扩容 PriorityQueue',
  ],
  [
    'Java并发',
    '后端',
    '线程池 volatile synchronized AQS ThreadLocal 虚拟线程 CAS 阻塞队列 读写锁 CompletableFuture',
  ],
  ['JVM', '后端', '垃圾回收 G1 ZGC 类加载 双亲委派 内存模型 逃逸分析 即时编译 元空间 安全点'],
  ['Spring', '后端', '依赖注入 循环依赖 AOP 事务传播 自动配置 Bean生命周期 拦截器 条件注解 事件机制 WebFlux'],
  ['MySQL', '数据库', '覆盖索引 聚簇索引 事务隔离 MVCC 间隙锁 redo日志 binlog 慢查询 分库分表 主从复制'],
  ['PostgreSQL', '数据库', 'WAL VACUUM 部分索引 GIN索引 分区表 逻辑复制 连接池 窗口函数 物化视图 行级安全'],
  ['Redis', '数据库', '持久化 缓存穿透 缓存雪崩 哨兵 集群分片 过期策略 淘汰策略 分布式锁 跳表 大Key'],
  [
    '消息队列',
    '中间件',
    'Kafka RocketMQ 消费者组 消息积压 顺序消息 事务消息 死信队列 幂等消费 零拷贝 副本同步',
  ],
  ['分布式系统', '架构', 'Raft Paxos 两阶段提交 一致性哈希 分布式事务 脑裂 限流 熔断 服务发现 链路追踪'],
  ['计算机网络', '基础', 'TCP握手 拥塞控制 HTTP2 QUIC TLS DNS解析 粘包 滑动窗口 WebSocket 负载均衡'],
  ['操作系统', '基础', '进程调度 虚拟内存 页面置换 死锁 系统调用 零拷贝 epoll 文件系统 上下文切换 写时复制'],
  [
    '数据结构与算法',
    '基础',
    '二叉树 动态规划 堆排序 快速排序 布隆过滤器 前缀树 并查集 滑动窗口 图的遍历 跳表',
  ],
  ['前端', '前端', '事件循环 闭包 原型链 虚拟DOM 浏览器缓存 跨域 重排重绘 Promise 模块化 水合'],
  ['React', '前端', 'Hooks Fiber 并发渲染 状态管理 memo Suspense 服务端组件 合成事件 key的作用 上下文'],
  ['Go', '后端', 'goroutine channel GMP调度 defer 接口 切片扩容 逃逸分析 sync.Pool context 三色标记'],
  [
    '设计模式',
    '架构',
    '单例模式 工厂模式 观察者模式 策略模式 装饰器模式 责任链 代理模式 建造者模式 适配器模式 模板方法',
  ],
  ['Linux', '运维', 'top命令 文件描述符 信号 管道 软链接 crontab 内存不足 iptables systemd 负载高'],
  ['容器与云原生', '运维', 'Docker Kubernetes Pod调度 Service 镜像分层 滚动发布 Ingress 存活探针 HPA etcd'],
  ['AI工程', '智能', '提示词 向量检索 RAG 微调 模型量化 KV缓存 智能体 函数调用 幻觉 流式输出'],
].map(([name = '', group = '', topics = '']) => ({ name, group, topics: words(topics) }))

/** A title: topic, aspect, and often a context. */
export const openings: Words = [
  '{c}{t}{a}？',
  '{t}{c}{a}？',
  '什么是{t}？它{c}{a}？',
  '请讲讲{t}：{c}{a}？',
  '为什么说{c}要先想清楚{t}{a}？',
]
export const aspects: Words = words(
  '底层原理是什么 有哪些优缺点 如何排查问题 怎样做性能优化 适合哪些场景 与同类方案有什么区别 如何保证一致性 常见的坑有哪些 源码是怎样实现的 如何做容量规划 怎样监控 怎样测试 为什么这样设计 失败时怎样恢复 如何平滑升级',
)
export const contexts: Words = words(
  '在高并发场景下 在微服务架构里 在数据量很大时 在面试中 在线上环境 在单机部署时 在弱网环境 在多租户系统里 在金融业务中 在电商大促时 在移动端 在云上 在老项目里 在多机房部署时 在流量突增时 在读多写少时 在写多读少时 在资源受限时 在故障演练中 在灰度发布时',
)

/** About one title in 5,000 ends so: what a rare keyword finds. */
export const rareEnding = '（鸿蒙适配）'

export const sentences: Words = [
  '先说结论，再说原因：它用空间换时间，把频繁的计算提前做好。',
  '核心在于把状态的变化收拢到一个地方，其余部分只读取快照。',
  '需要注意的是，这里的顺序不能颠倒，否则在崩溃恢复时会丢数据。',
  '写入先落到日志，再异步刷到数据文件，因此断电后可以重放。',
  '当并发升高时，锁的竞争会成为瓶颈，可以按键分段或者换成无锁结构。',
  '默认参数只适合一般情况，线上要结合监控数据逐步调整。',
  '排查时先看指标，再看日志，最后才抓取现场，避免影响业务。',
  '与传统做法相比，它减少了一次拷贝，也减少了上下文切换。',
  '如果数据倾斜严重，应当先打散热点，再考虑扩容。',
  '面试官常会追问边界情况，例如超时、重试与重复请求怎样处理。',
  '幂等可以用唯一键、状态机或令牌来保证，三者适用的场景不同。',
  '版本升级前要阅读变更说明，并准备好回滚方案。',
  '它的时间复杂度是对数级的，但常数较大，小数据量时反而更慢。',
  '缓存与数据库的一致性没有银弹，只能在延迟和复杂度之间取舍。',
  '读操作不加锁，靠版本号判断可见性；写操作之间仍然互斥。',
  '测试时要覆盖正常、异常与并发三类用例，并且可以重复执行。',
]

export const code =
  '```java\nfor (int i = 0; i < retries; i++) {\n    if (tryOnce(key)) return true;\n    Thread.sleep(backoff << i);\n}\n```'

/** 200 tags, the most frequent first. */
export const tags: readonly string[] = [
  ...words(
    '原理 并发 性能优化 高频 源码 场景题 索引 事务 缓存 一致性 排查 网络 内存 锁 集群 监控 安全 架构设计 算法 部署',
  ),
  ...banks.flatMap(({ topics }) => topics),
].filter((tag, index, all) => all.indexOf(tag) === index)

function words(text: string): Words {
  const [first = '', ...others] = text.split(' ')
  return [first, ...others]
}
